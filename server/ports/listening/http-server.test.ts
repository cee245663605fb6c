import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** The first part of a body; the rest never comes. */
const streams = () =>
  new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('first part'));
      },
    }),
  );

const server = createHttpServer(
  ({ url }: Request) => (url.endsWith('/stream') ? streams() : new Response('whole')),
  '127.0.0.1',
);
let socket: Socket;
let received = '';

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  received = '';
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8').on('data', (part: string) => {
    received += part;
  });
  await once(socket, 'connect');
});
afterEach(async () => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const heads = (): number => received.split('HTTP/1.1 ').length - 1;

test('a connection that breaks in the middle of a response gets no second head', async () => {
  socket.write(get('/stream'));
  await expect.poll(() => received).toContain('first part');
  socket.write('nonsense that is no request\r\n\r\n');
  await once(socket, 'close');
  expect(heads()).toBe(1);
  expect(received).not.toContain('invalid_input');
});

test('the same holds where the body of the request breaks while its response is under way', async () => {
  const head = 'POST /stream HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n';
  socket.write(`${head}4\r\npart\r\n`);
  await expect.poll(() => received).toContain('first part');
  socket.write('no length\r\n');
  await once(socket, 'close');
  expect(heads()).toBe(1);
});

test('after a whole response, what can’t be read is answered', async () => {
  socket.write(get('/'));
  await expect.poll(() => received).toContain('whole');
  socket.write('nonsense that is no request\r\n\r\n');
  await once(socket, 'close');
  expect(heads()).toBe(2);
  expect(received).toContain('"code":"invalid_input"');
});
