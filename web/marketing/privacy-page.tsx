import { marks } from './site-settings.ts';
import { textLink } from './site-page.tsx';
import { TextPage } from './text-page.tsx';

export function PrivacyPage() {
  return (
    <TextPage
      title="Privacy"
      lead="What is stored about you and the companies you research, who can read it, and how it is deleted."
      notice="This text describes what the software does. The operator of this installation has to review it, and add its own name, address and legal bases."
    >
      <h2>What we store about you</h2>
      <ul>
        <li>Your name, email address, profile picture and a hash of your password.</li>
        <li>Your sign-ins, with time, browser and network address, so that you can end them.</li>
        <li>Your organization, your role in it, and what the audit log keeps of changes to them.</li>
        <li>What you add and what you make: content, briefs, notes and sessions.</li>
      </ul>
      <h2>What we store about prospects</h2>
      <p>
        A brief holds the name and role of the person you meet, as you give them, and what public pages of the company
        say. Session notes and transcripts hold what you write or add. No audio is recorded.
      </p>
      <h2>What others learn</h2>
      <p>
        Research reads the prospect’s own website and public sources. They see which company is researched, never who
        you are meeting. LinkedIn is not read. If the operator has set a language model, what was read is sent to it.
      </p>
      <p>Payments are made on the pages of the payment provider. This software never sees card data.</p>
      <h2>Cookies and storage in your browser</h2>
      <p>
        One cookie keeps you signed in. Your browser also stores your theme, and what you typed until the server has it.
        Signing out clears both. There are no advertising or tracking cookies.
      </p>
      <p>
        Your browser reports counts to our server alone: how long a page took, and how often something in it failed. If
        we use an error monitoring service, it also gets the type and place of errors and a recording of the screen in
        which every text, input and picture is masked.
      </p>
      <h2>Who can read it</h2>
      <p>
        Members of your organization can read its briefs. No other organization can read anything of yours; the database
        enforces it. A share link shows one brief to whoever has the link, until it expires.
      </p>
      <h2>How long it is kept</h2>
      <p>
        What you delete can be restored for 30 days, and is then removed. Words of a discovery session are deleted at
        once. You can export your data at any time.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask what is stored about you, have it corrected or deleted, and object to its use. Write to{' '}
        <a className={textLink} href={`mailto:${marks.supportEmail}`}>
          {marks.supportEmail}
        </a>
        .
      </p>
    </TextPage>
  );
}
