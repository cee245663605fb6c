import { SitePage } from '../site-page.tsx';
import { AudienceCards } from './audience-cards.tsx';
import { DemoSection } from './demo-section.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { PricingCall } from './pricing-call.tsx';
import { Questions } from './questions.tsx';

/** The sections in the specified order, between header and footer. */
export function LandingPage() {
  return (
    <SitePage>
      <Hero />
      <FeatureCards />
      <DemoSection />
      <AudienceCards />
      <Questions />
      <PricingCall />
    </SitePage>
  );
}
