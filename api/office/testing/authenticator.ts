import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { testSettings } from '../../testing/test-api.ts';

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

interface Options {
  origin?: string;
  /** Whether the device has checked its owner. */
  userVerified?: boolean;
}

/** A device that keeps one passkey (ES256), as WebAuthn level 2 describes it; attestation "none". */
export function softwareAuthenticator({ origin = testSettings.origin, userVerified = true }: Options = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const counted = (): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    counter += 1;
    return bytes;
  };
  const flags = (more: number) => Buffer.from([0x01 | (userVerified ? 0x04 : 0) | more]);
  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: common.id,

    /** Registers what the browser sends after `navigator.credentials.create()`. */
    register(challenge: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const authData = Buffer.concat([rpIdHash, flags(0x40), counted(), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes of a one-byte length}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...common, response };
    },

    /** Signs in with what the browser sends after `navigator.credentials.get()`. */
    signIn(challenge: string) {
      const data = clientData('webauthn.get', challenge);
      const authData = Buffer.concat([rpIdHash, flags(0), counted()]);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      const response = { clientDataJSON: base64url(data), authenticatorData: base64url(authData), signature: base64url(signature) };
      return { ...common, response };
    },
  };
}
