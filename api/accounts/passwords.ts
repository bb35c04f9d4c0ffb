import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * The least that OWASP's Password Storage Cheat Sheet asks for: 19 MiB of memory, two passes, one lane. No setting changes it; tests, which hash
 * thousands of passwords, do (tests/cheap-passwords.ts).
 */
export const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const derive = (secret: string, nonce: Buffer, parameters: Omit<Argon2Parameters, 'message' | 'nonce'>): Promise<Buffer> =>
  promisify(argon2)('argon2id', { message: secret, nonce, ...parameters });

/** A base64 text without padding, as the PHC string format has it. */
const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Argon2id in the PHC string format. Secrets that are checked together may share a salt. */
export async function hashSecret(secret: string, salt: Buffer = randomBytes(saltBytes)): Promise<string> {
  const { memory, passes, parallelism } = cost;
  const hash = await derive(secret, salt, { ...cost, tagLength: hashBytes });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

export const newSalt = (): Buffer => randomBytes(saltBytes);

/** The position of the secret's hash among hashes of one salt; -1 when it is not among them. One derivation, however many there are. */
export async function findSecret(secret: string, hashes: readonly string[]): Promise<number> {
  const [first = await dummyHash()] = hashes;
  const [, memory, passes, parallelism, salt = '', expected = ''] = phcPattern.exec(first) ?? [];
  const actual = await derive(secret, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: Buffer.from(expected, 'base64').length,
  });
  return hashes.findIndex((hash) => {
    const bytes = Buffer.from(phcPattern.exec(hash)?.[5] ?? '', 'base64');
    return bytes.length === actual.length && timingSafeEqual(bytes, actual);
  });
}

/** Does the same work, and answers false, for an account without a password and for no account at all (`null`). */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> =>
  (await findSecret(password, hash === null ? [] : [hash])) === 0;

let dummy: Promise<string> | undefined;

/** The hash of a secret that nobody knows, made once. */
function dummyHash(): Promise<string> {
  dummy ??= hashSecret(randomBytes(hashBytes).toString('hex'));
  return dummy;
}
