import { LoaderCircle, Sparkles } from 'lucide-react';
import { isWebsite } from '#contract/company.ts';
import { industries } from '#contract/industries.ts';
import { Button } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { fileOfDataAddress } from './data-address.ts';
import { useReadWebsite } from './onboarding.api.ts';

interface WebsiteProposalProps {
  website: string;
  onWrongWebsite: () => void;
  onTake: (proposed: { industrySlug: string; logo: File | null }) => void;
}

/** What the company's own site says about it; nothing is stored before it is confirmed. */
export function WebsiteProposal({ website, onWrongWebsite, onTake }: WebsiteProposalProps) {
  const read = useReadWebsite();
  const ask = () => {
    if (read.isPending) return;
    if (isWebsite(website)) read.mutate(website);
    else onWrongWebsite();
  };
  const found = read.data;
  const industry = industries.find(({ slug }) => slug === found?.industrySlug)?.label;
  const take = () => {
    if (!found) return;
    onTake({
      industrySlug: found.industrySlug,
      logo: found.logo === '' ? null : fileOfDataAddress(found.logo, 'logo-from-website.png'),
    });
    read.reset();
  };
  if (found === undefined) {
    return (
      <div>
        <Button onClick={ask} aria-disabled={read.isPending}>
          {read.isPending ? (
            <LoaderCircle size={16} aria-hidden="true" className="animate-turn" />
          ) : (
            <Sparkles size={16} strokeWidth={1.5} aria-hidden="true" />
          )}
          {read.isPending ? 'Reading the website...' : 'Read from website'}
        </Button>
        <p className="mt-1 text-sm text-muted" aria-live="polite">
          {read.isError ? (
            <span className="font-medium text-red">{messageOf(read.error)}</span>
          ) : (
            'Proposes industry and logo from your start page; you decide.'
          )}
        </p>
      </div>
    );
  }
  return (
    <section aria-label="Found on the website" className="rounded-md border border-line-strong/50 bg-sunken p-4">
      <div className="flex items-start gap-4">
        {found.logo !== '' && (
          <img
            src={found.logo}
            alt="Logo on the website"
            className="size-16 shrink-0 rounded-md border border-line bg-white object-contain"
          />
        )}
        <div className="min-w-0">
          <p dir="auto" className="font-medium wrap-anywhere">
            {found.name || new URL(found.url).host}
          </p>
          {found.description !== '' && (
            <p dir="auto" className="mt-1 text-sm text-muted wrap-anywhere">
              {found.description}
            </p>
          )}
          <p className="mt-1 text-sm">
            {industry ? `Likely industry: ${industry}` : 'The page doesn’t say the industry.'}
            {found.logo === '' && ' We couldn’t read a logo from it.'}
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {(industry !== undefined || found.logo !== '') && (
          <Button look="primary" onClick={take}>
            Use {industry === undefined ? 'this logo' : found.logo === '' ? 'this industry' : 'industry and logo'}
          </Button>
        )}
        <Button
          onClick={() => {
            read.reset();
          }}
        >
          Dismiss
        </Button>
      </div>
    </section>
  );
}
