export function BeforeTheCall() {
  return (
    <>
      <h2>Before the call: from search to judgment</h2>
      <p>
        Preparation has two halves. The first is collecting: the company’s website, its news, its filings if there are
        any, job openings, customer stories, the role of the person you meet. The second is judging: what of this
        matters to the meeting, what it may mean, and what you should ask. Sellers are good at the second half and
        rarely get to it, because the first one uses up the time.
      </p>
      <p>
        Collecting is work that software does well. It reads every page with the same patience, it notices that a job
        opening and a press release speak of the same project, and it can do so in minutes. What it should hand over is
        not a pile of links and not an essay. It should be a page that a person can read while walking to the meeting:
        who they are, what presses them, what has changed, what you could bring, and what to ask first.
      </p>
      <p>
        A good brief keeps three kinds of sentences apart. A <strong>fact</strong> was read somewhere, and the words are
        there to be seen. An <strong>inference</strong> is a conclusion: the company is hiring planners in three depots,
        so planning may be a bottleneck. It is useful, and it is not known. A <strong>practice</strong> is true of an
        industry and says nothing about this company. When the three look alike on the page, the reader treats all of
        them as facts. That is how a guess ends up in a sales call as a claim.
      </p>
      <p>
        There is a fourth kind, which most tools leave out: the <strong>gap</strong>. “We found no prices on the pages
        read” is worth a line. It tells you what you don’t know, and it often makes the best question of the meeting.
      </p>
      <h3>What to try this week</h3>
      <p>
        Take your next three meetings. Before each, write down the five things you believe about the company, and beside
        each of them where you read it. What has no place beside it is an assumption. Turn it into a question. You need
        no software for this exercise, and it shows quickly what software would have to be good at.
      </p>
    </>
  );
}

export function DuringTheCall() {
  return (
    <>
      <h2>During the call: one card, not a dashboard</h2>
      <p>
        In a live conversation attention is the scarcest thing there is. A screen that fills with suggestions takes it
        away from the person who is speaking. So the question for any assistant in a call is not what it could show. It
        is what it leaves out.
      </p>
      <p>
        Some moments do call for help. The buyer names a competitor you rarely meet. They ask how data is encrypted, or
        what an additional location costs. They object that there is no time for another project. In each of these
        moments an answer exists somewhere in your company: in a security document, in a price list, in the head of the
        colleague who hears that objection every week. The problem is that it isn’t here, now.
      </p>
      <p>
        One card with one line to say, taken word for word from your own material and with its place beside it, solves
        that problem. It should come when it is needed and be silent otherwise. When your material says nothing, the
        honest card is a question to ask back, and a mark that says there is no source. An invented answer would sound
        better for one minute.
      </p>
      <p>
        The second use in a call is memory. What a buyer says of their problem, of what it costs them, of the date by
        which it has to be solved and of what they hope for is the substance of every later step. Software can suggest
        which sentence belongs to which of these. The seller should accept or change it, since a number that was
        misheard travels far. What people typed themselves should never be overwritten.
      </p>
      <h3>Talk less, hear more</h3>
      <p>
        A useful side effect is that simple measures become visible while they can still be changed: how much of the
        time you speak, how fast, and which of your prepared questions are still open. They are prompts, not grades. No
        one sells better because a meter turned red, but many people pause when they see that they have been talking for
        a long time.
      </p>
    </>
  );
}

export function AfterTheCall() {
  return (
    <>
      <h2>After the call: nothing typed twice</h2>
      <p>
        Between the first call and the first proposal, the same facts are usually written down several times: in notes,
        in the customer system, in a follow-up message, in the proposal. Each copy loses something. By the time a
        proposal is sent, the buyer’s words have turned into the seller’s words, and the buyer notices.
      </p>
      <p>
        When the facts of a deal are kept once, with their sources, the proposal can begin where the call ended. The
        section on the current situation uses what the buyer said. The benefits answer the outcomes that they named. The
        price and the timeline come from your own documents. What’s missing is visible as missing, so that someone fills
        it in before it is sent.
      </p>
      <p>
        Speed is a part of it. A proposal that arrives while the conversation is still fresh is read by someone who
        remembers why they wanted it. But speed without substance is a template, and buyers recognize those.
      </p>
    </>
  );
}
