export function WhereItMisleads() {
  return (
    <>
      <h2>Where it misleads</h2>
      <p>Four mistakes come up again and again. Each has a simple test.</p>
      <ul>
        <li>
          <strong>The wrong company.</strong> Names are shared. A brief that mixes two companies reads smoothly and is
          useless. Test: does every source belong to the website that you gave?
        </li>
        <li>
          <strong>The old fact.</strong> A figure was true in an earlier year. Test: does each figure carry a date?
        </li>
        <li>
          <strong>The fluent guess.</strong> A model fills a gap with what is usual. Test: open the source behind the
          sentence, and look for the words.
        </li>
        <li>
          <strong>The borrowed proof.</strong> A customer story that isn’t yours, or a number from another market. Test:
          is it quoted from your own content?
        </li>
      </ul>
      <p>
        There is also a line that no tool should cross for you. Research companies as thoroughly as you like, and leave
        people their privacy. What someone says on stage as part of their role is fair preparation. Their private life
        is not, even where it can be found. If you would be embarrassed to tell the buyer how you know something, don’t
        use it.
      </p>
    </>
  );
}

export function FourWeeks() {
  return (
    <>
      <h2>A start in four weeks</h2>
      <p>
        Teams that try to change everything at once usually change nothing. Here is an order that works with one team
        and a few hours a week.
      </p>
      <ol>
        <li>
          <strong>Week one: collect.</strong> Bring together what you would give a new hire: price list, two or three
          case studies, answers to security questions, the objections you hear. Remove what is out of date. An assistant
          that is trained on old prices quotes old prices.
        </li>
        <li>
          <strong>Week two: prepare.</strong> Use briefs for every first meeting of one team. Ask each seller to mark
          one statement that was wrong and one that was useful. Both lists are worth reading.
        </li>
        <li>
          <strong>Week three: coach.</strong> Use the coach in calls where a colleague is present. Afterwards look at
          each card and decide whether it should have come. Add the answers that were missing to your content.
        </li>
        <li>
          <strong>Week four: propose.</strong> Write one proposal from what the session holds, and compare it with your
          usual one. Keep what is better in each.
        </li>
      </ol>
      <p>
        At the end of the four weeks you know which of the three moments helps your team most. Roll out that one, and
        leave the others for later. It is easier to explain one good habit to a larger team than three tools.
      </p>
    </>
  );
}

export function WhatToMeasure() {
  return (
    <>
      <h2>What to measure</h2>
      <p>
        Measure what a buyer would notice. How many first meetings began with a question that was about this company?
        How many open questions were answered in the call instead of “I’ll get back to you”? How long did the proposal
        take, and how much of it was in the buyer’s words? These can be counted by hand for a dozen meetings, before and
        after.
      </p>
      <p>
        Be careful with measures of activity. The number of briefs, cards and messages goes up by itself, and says
        nothing about whether anyone is better off. Be just as careful with promises of a certain increase in sales.
        Deals depend on the product, the price, the season and on luck. A tool that takes the credit for all of them
        isn’t measuring.
      </p>
      <p>
        One more number is worth keeping: how many statements people marked as wrong. It shows whether the evidence
        holds. When it falls, trust has a reason to grow, and people stop checking what they needn’t check.
      </p>
    </>
  );
}
