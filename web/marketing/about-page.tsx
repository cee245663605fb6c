import { textLink } from './site-page.tsx';
import { TextPage } from './text-page.tsx';

export function AboutPage() {
  return (
    <TextPage
      title="Evidence first"
      lead="Dealwright is an AI sales assistant for B2B sales teams. We build it for the ten minutes before a call, and for the call itself."
    >
      <h2>Why we build it</h2>
      <p>
        Preparing a meeting well takes an hour that most sellers don’t have. So preparation gets skipped, or a tool
        fills the gap with sentences that sound right. A wrong sentence said to a prospect costs more than a missing
        one.
      </p>
      <p>
        We think a sales assistant has to be as careful as a good analyst. It reads what is public, keeps the words it
        found, and says where it found each of them.
      </p>
      <h2>How it works</h2>
      <p>
        Three agents share one set of facts. The Meeting Prepper researches the prospect and writes a brief. The
        Discovery Conversion agent coaches the call. The Solution Proposal agent turns what was prepared and said into a
        proposal.
      </p>
      <h2>What we hold ourselves to</h2>
      <ul>
        <li>A fact has a word-for-word quote. A quote that isn’t in its source is dropped.</li>
        <li>An inference is marked, and names the statements it rests on.</li>
        <li>A gap is stated as one. We never invent a number, a competitor or a customer.</li>
        <li>What you type is never lost and never changed without you.</li>
        <li>Your data is yours: you can always read it, export it and delete it.</li>
      </ul>
      <h2>What it runs on</h2>
      <p>
        Dealwright runs without a language model: rules write every brief. An operator can add a model, and then each
        part it writes has to pass the same checks. What each source learns about your research is listed in the
        product.
      </p>
      <p>
        Read{' '}
        <a className={textLink} href="/how-ai-sales-transformation">
          how AI changes sales
        </a>
        , or see the{' '}
        <a className={textLink} href="/pricing470194">
          plans and prices
        </a>
        .
      </p>
    </TextPage>
  );
}
