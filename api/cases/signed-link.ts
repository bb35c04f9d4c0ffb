import { createHmac } from 'node:crypto';
import { isSame } from '../secrets/tokens.ts';
import type { Repositories } from '../store/open-store.ts';

type Secrets = Pick<Repositories, 'secrets'>;

/** Bytes of the id, which is hexadecimal, and of the signature. */
const idBytes = 12;
const signatureBytes = 32;

const tokenPattern = /^[\w-]{59}$/;

const sign = (id: Buffer, secret: string) => createHmac('sha256', secret).update(id).digest().subarray(0, signatureBytes);

/**
 * Tokens of links that open one thing for whoever has them: its id and the signature of that, base64url. A token is stored nowhere, can be made
 * again for a later mail, and opens nothing once the thing is erased.
 *
 * @param secretOf reads the store's secret with which one kind of link is signed
 */
export function signedLinks(secretOf: (repositories: Secrets) => Promise<string>) {
  async function token(repositories: Secrets, thingId: string): Promise<string> {
    const id = Buffer.from(thingId, 'hex');
    if (id.length !== idBytes) throw new Error('The id is not one that the store makes');
    return Buffer.concat([id, sign(id, await secretOf(repositories))]).toString('base64url');
  }

  return {
    token,

    /** The id in a token that was made here; undefined for any other text. */
    async idOf(repositories: Secrets, text: string): Promise<string | undefined> {
      if (!tokenPattern.test(text)) return undefined;
      const id = Buffer.from(text, 'base64url').subarray(0, idBytes).toString('hex');
      return isSame(text, await token(repositories, id)) ? id : undefined;
    },
  };
}
