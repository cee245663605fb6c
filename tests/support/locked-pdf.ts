import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { writePdf } from './sample-documents.ts';

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const drawn = 'BT /F1 12 Tf 72 700 Td (Notice is ninety days before the end of the year.) Tj ET';
const permissions = -3904;

function aes(size: 128 | 256, key: Buffer, iv: Buffer, data: Buffer, padded: boolean): Buffer {
  const cipher = createCipheriv(`aes-${size}-cbc`, key, iv);
  cipher.setAutoPadding(padded);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

/** Algorithm 2.B of ISO 32000-2, for the empty password. */
function hardened(salt: Buffer): Buffer {
  let key = createHash('sha256').update(salt).digest();
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const secret = aes(
      128,
      key.subarray(0, 16),
      key.subarray(16, 32),
      Buffer.concat(Array.from({ length: 64 }, () => key)),
      false,
    );
    const rest = secret.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(secret)
      .digest();
    last = secret.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

const written = (objects: string[], content: Buffer, encrypt: string, id: Buffer): Uint8Array => {
  const body = Buffer.concat([
    Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
  const pdf = writePdf([...objects.map((object) => Buffer.from(object)), body]);
  const trailer = `/ID [<${id.toString('hex')}> <${id.toString('hex')}>] /Encrypt << /Filter /Standard ${encrypt} /P ${permissions} >>`;
  return new Uint8Array(
    Buffer.from(
      Buffer.from(pdf)
        .toString('latin1')
        .replace('/Root 1 0 R', () => `/Root 1 0 R ${trailer}`),
      'latin1',
    ),
  );
};
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];
const streamNumber = 5;

/** A PDF anyone can open but only its owner can change, as written with `AES-128` (PDF 1.6) or `AES-256` (PDF 2.0). */
export function ownerLockedPdf(method: 'AES-128' | 'AES-256'): Uint8Array {
  const iv = randomBytes(16);
  const id = randomBytes(16);
  const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
  if (method === 'AES-128') {
    const owner = randomBytes(32);
    const bits = Buffer.alloc(4);
    bits.writeInt32LE(permissions);
    const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
    let key = md5(padding, owner, bits, id);
    for (let round = 0; round < 50; round += 1) key = md5(key);
    let user = md5(padding, id);
    for (let round = 0; round < 20; round += 1) user = rc4(key.map((byte) => byte ^ round) as Buffer, user);
    const own = md5(key, Buffer.from([streamNumber, 0, 0, 0, 0]), Buffer.from('sAlT'));
    const encrypt = `/V 4 /R 4 /Length 128 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF /O ${hex(owner)} /U ${hex(Buffer.concat([user, Buffer.alloc(16)]))}`;
    return written(objects, Buffer.concat([iv, aes(128, own, iv, Buffer.from(drawn), true)]), encrypt, id);
  }
  const key = randomBytes(32);
  const [checked, opening, owner] = [randomBytes(8), randomBytes(8), randomBytes(48)];
  const user = Buffer.concat([hardened(checked), checked, opening]);
  const userKey = aes(256, hardened(opening), Buffer.alloc(16), key, false);
  const bits = Buffer.alloc(16, 0xff);
  bits.writeInt32LE(permissions);
  bits.write('Tadb', 8, 'latin1');
  const sealed = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(bits);
  const encrypt = `/V 5 /R 6 /Length 256 /CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF /O ${hex(owner)} /OE ${hex(randomBytes(32))} /U ${hex(user)} /UE ${hex(userKey)} /Perms ${hex(sealed)}`;
  return written(objects, Buffer.concat([iv, aes(256, key, iv, Buffer.from(drawn), true)]), encrypt, id);
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number): void => {
    [state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) % 256;
    swap(at, other);
  }
  let [first, second] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      first = (first + 1) % 256;
      second = (second + (state[first] ?? 0)) % 256;
      swap(first, second);
      return byte ^ (state[((state[first] ?? 0) + (state[second] ?? 0)) % 256] ?? 0);
    }),
  );
}
