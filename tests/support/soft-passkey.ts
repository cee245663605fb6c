import { createHash, generateKeyPairSync, sign } from 'node:crypto';

export interface SoftPasskey {
  id: string;
  /** COSE in base64, as the identity library stores it. */
  publicKey: string;
  /** Signs a challenge like a device that verified its owner, or was only touched. */
  answer(input: { challenge: string; origin: string; checkedOwner: boolean }): Record<string, unknown>;
}

const rpId = 'localhost';

/** A software passkey: what an ES256 device stores and returns (WebAuthn level 2, sections 6.1 and 6.3.3). */
export function softPasskey(): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = createHash('sha256').update(cose).digest('base64url');
  return {
    id,
    publicKey: cose.toString('base64'),
    answer({ challenge, origin, checkedOwner }) {
      const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
      const flags = checkedOwner ? 0x05 : 0x01;
      const authenticatorData = Buffer.concat([
        createHash('sha256').update(rpId).digest(),
        Buffer.from([flags]),
        Buffer.alloc(4),
      ]);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]),
        privateKey,
      );
      const response = {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}
