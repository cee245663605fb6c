import { buttonClass } from '#web/components/button.tsx';
import { TextPage } from '../text-page.tsx';
import { AfterTheCall, BeforeTheCall, DuringTheCall } from './three-moments.tsx';
import { EvidenceFigure } from './evidence-figure.tsx';
import { FourWeeks, WhatToMeasure, WhereItMisleads } from './start-well.tsx';

export function ArticlePage() {
  return (
    <TextPage
      title="How AI changes sales: evidence first"
      lead="What AI can do before, during and after a sales call, where it misleads, and how a team starts without losing the trust of its prospects."
    >
      <p>
        Most of what is written about AI in sales is about volume: more messages, more leads, more calls. That is the
        least interesting thing it can do, and the first thing that prospects learn to ignore. A second use is quieter.
        AI can take over the work around a conversation, so that the person in it has more to give. This article is
        about that use.
      </p>
      <p>
        It has one thesis. The value of AI in a B2B sale depends less on how well it writes than on whether you can
        trust a single sentence of it. A seller who has to check everything has gained nothing. A seller who checks
        nothing will one day say something untrue to a buyer who knows better. What helps is a third way: sentences that
        carry their evidence with them, so that checking takes seconds.
      </p>
      <EvidenceFigure />
      <BeforeTheCall />
      <DuringTheCall />
      <AfterTheCall />
      <WhereItMisleads />
      <FourWeeks />
      <WhatToMeasure />
      <h2>The short version</h2>
      <p>
        Use AI for the work around the conversation. Ask of each sentence where it comes from. Let people decide, and
        let them correct what is wrong where everyone benefits from it. Start with one team and one kind of meeting, and
        measure what a buyer would notice. The rest is volume.
      </p>
      <p className="mt-10! flex flex-wrap gap-3 font-sans">
        <a href="/sign-up" data-entry="sign-up" className={buttonClass({ look: 'primary', size: 'large' })}>
          Prepare for a meeting
        </a>
        <a href="/#demo" className={buttonClass({ size: 'large' })}>
          Watch the demo
        </a>
      </p>
    </TextPage>
  );
}
