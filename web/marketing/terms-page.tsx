import { marks } from './site-settings.ts';
import { textLink } from './site-page.tsx';
import { TextPage } from './text-page.tsx';

export function TermsPage() {
  return (
    <TextPage
      title="Terms"
      lead="The terms under which you use Dealwright, in plain language."
      notice="This text is a draft. The operator of this installation has to review it, and add its own name, address and governing law."
    >
      <h2>Who may use it</h2>
      <p>
        Dealwright is for businesses. Whoever creates an organization may act for it. Keep your password to yourself,
        and tell us if someone else has used your account.
      </p>
      <h2>Subscription and payment</h2>
      <p>
        The organization pays for a number of seats, by the month or by the year, in advance. A subscription renews
        until an admin cancels it, and then runs to the end of the period that is paid. Sessions that are not used do
        not roll over.
      </p>
      <h2>What is yours</h2>
      <p>
        What you add and what you make belongs to you. We use it to provide the service and for nothing else. You can
        export it at any time, also after a subscription has ended.
      </p>
      <h2>What you may not do</h2>
      <ul>
        <li>Research people for other purposes than a business meeting.</li>
        <li>Add content that you have no right to use.</li>
        <li>Try to reach the data of another organization, or to overload the service.</li>
      </ul>
      <h2>What a brief is</h2>
      <p>
        A brief reports what sources say, with its quotes. Sources can be wrong or out of date. Check what a decision
        depends on. Inferences are marked as such and are not statements of fact about a company.
      </p>
      <h2>Availability and liability</h2>
      <p>
        We work to keep the service available and your data safe, and do not promise that it never fails. We are liable
        for intent and gross negligence as the law provides; beyond that, liability is limited as the law allows.
      </p>
      <h2>Changes and end</h2>
      <p>
        We announce changes to these terms before they apply. You can delete your account at any time. If you break
        these terms, we can close it after telling you why.
      </p>
      <p>
        Questions go to{' '}
        <a className={textLink} href={`mailto:${marks.supportEmail}`}>
          {marks.supportEmail}
        </a>
        .
      </p>
    </TextPage>
  );
}
