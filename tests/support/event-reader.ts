import type { z } from 'zod';
import { prepEvents, type PrepStreamEvent } from '#contract/prep-stream.ts';

/** Reads an event stream as it arrives and validates each event. Ends with the stream or by `signal`. */
export async function* readEvents<E extends { event: string } = PrepStreamEvent>(
  url: string,
  init: RequestInit,
  schemas: Readonly<Record<string, z.ZodType>> = prepEvents,
): AsyncGenerator<E> {
  const answer = await fetch(url, { ...init, headers: { ...init.headers, accept: 'text/event-stream' } });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true || answer.body === null)
    throw new Error(`no stream: ${answer.status} ${await answer.text()}`);
  let rest = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    rest += chunk;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      const event = fields.get('event');
      const schema = schemas[event ?? ''];
      if (event === undefined || schema === undefined) continue;
      yield {
        event,
        id: fields.get('id') ?? '',
        data: schema.parse(JSON.parse(fields.get('data') ?? '')),
      } as unknown as E;
    }
  }
}
