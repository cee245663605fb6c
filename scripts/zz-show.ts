import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { firstPainIsRight, isStated, trapsTold, falseAbsences, wrongDates } from '#bench/prep-facts.ts';
import { prepareGiven } from '#bench/prep-run.ts';
import { givenSites } from '#bench/prep-sites.ts';
const [data = '', mode = 'all', only = ''] = process.argv.slice(2);
let stated = 0,
  all = 0,
  traps = 0,
  pains = [0, 0];
for (const site of givenSites(data).filter(({ name }) => only === '' || only.split(',').includes(name))) {
  const { brief } = await prepareGiven(site, 0, builtInAnalyst);
  const facts = site.facts.filter(({ kind }) => kind === 'fact');
  const missed = facts.filter((f) => !isStated(brief, f));
  const told = trapsTold(brief, site.facts);
  const pain = firstPainIsRight(brief, site.facts);
  stated += facts.length - missed.length;
  all += facts.length;
  traps += told.length;
  if (pain !== null) {
    pains[1]! += 1;
    if (pain) pains[0]! += 1;
  }
  if (mode === 'sum') {
    console.log(`${site.name} ${facts.length - missed.length}/${facts.length} traps ${told.length} pain ${pain}`);
    continue;
  }
  console.log(
    `\n##### ${site.name} ${facts.length - missed.length}/${facts.length} pain ${pain} absences ${JSON.stringify(falseAbsences(brief, site.facts))} dates ${JSON.stringify(wrongDates(brief, site.facts))}`,
  );
  for (const { trap, claim } of told) console.log(`  TRAP ${trap}\n     → ${claim}`);
  if (mode === 'traps') continue;
  for (const { part, statement, quote } of missed) console.log(`  MISS [${part}] ${statement}\n     “${quote}”`);
  if (mode === 'brief')
    for (const [key, section] of Object.entries(brief.sections)) {
      console.log(`-- ${key}`);
      for (const c of section.claims) console.log(`   (${c.kind}) ${c.text}`);
    }
}
console.log(`TOTAL ${stated}/${all} traps ${traps} pains ${pains}`);
process.exit(0);
