// `npm run eval -- --data DIR [--only A,B] [--except A,B] [--of companies,transcripts,proposals]`
// Runs the labeled cases of a folder with the analyst configured by MODEL_* (none: the built-in one), prints a table.
// Costs need `[--input-price N] [--output-price N]`.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run as coach } from '#bench/coach.bench.ts';
import { evaluateCalls, evaluateCompanies, tableOf, type EvaluationRow } from '#bench/evaluation/evaluate.ts';
import { run as proposal } from '#bench/proposal.bench.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { modelAnalyst } from '#server/agents/model/model-analyst.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import { createLog } from '#server/platform/log.ts';
import { providerModel } from '#server/ports/provider-model.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    only: { type: 'string' },
    except: { type: 'string' },
    of: { type: 'string', default: 'companies,transcripts,proposals' },
    'input-price': { type: 'string' },
    'output-price': { type: 'string' },
  },
});

function refuse(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(2);
}

const priceOf = (text: string | undefined): number | null => {
  const price = text === undefined ? null : Number(text);
  return price !== null && !(price >= 0) ? refuse(`A price is a number: ${text ?? ''}`) : price;
};

const data = resolve(values.data ?? refuse('Name the folder of cases: npm run eval -- --data DIR'));
if (!existsSync(data)) refuse(`There is no folder ${data}`);
const parts = {
  only: values.only?.split(',') ?? null,
  except: values.except?.split(',') ?? null,
  short: false,
  sum: false,
};
const prices = { input: priceOf(values['input-price']), output: priceOf(values['output-price']) };
const { model: settings, missing } = readEnvironment();
if (missing.length > 0) refuse(`Set ${missing.join(', ')}`);
const model = settings === null ? null : providerModel(settings);
const analyst =
  model === null ? builtInAnalyst : modelAnalyst({ model, fallback: builtInAnalyst, log: createLog('error') });

const kinds: Record<string, () => Promise<EvaluationRow[]>> = {
  companies: () => evaluateCompanies(data, { analyst, parts, prices }),
  transcripts: () => evaluateCalls('transcripts', { bench: coach, data, parts }),
  proposals: () => evaluateCalls('proposals', { bench: proposal, data, parts }),
};
const rows: EvaluationRow[] = [];
for (const of of values.of.split(','))
  rows.push(
    ...(await (kinds[of] ?? refuse(`There are no cases ${of}; there are: ${Object.keys(kinds).join(', ')}`))()),
  );
process.stdout.write(`Written by: ${analyst.name}\n\n${tableOf(rows)}\n`);
process.exit(0);
