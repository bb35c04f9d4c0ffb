import { brand } from '#brand';

/** Characters of a word that decide alone: whatever stands around a shorter one is more than an affix. */
const shortestWord = 4;
/** Digits and signs around a common word that do not make it uncommon. */
const maxAffixLength = 8;

/** The most common passwords, read when the first is chosen: nothing else needs them in memory. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(Object.values(dictionary['passwords-common'] as string[]).map((password) => password.toLowerCase()));
}

/**
 * Whether a guesser tries this password early: it is on the list of the most common ones (49,000, in memory), is one of them repeated or with
 * digits and signs around it, repeats or continues a few characters, or is the name of its owner, of the address or of the company.
 */
export async function isCommonPassword(password: string, about: { name: string; email: string }): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  const typed = password.normalize('NFKC').toLowerCase();
  const own = new Set(
    [brand.name, brand.shortName, about.name, ...about.name.split(/\s+/), about.email, ...about.email.split('@')]
      .map((word) => word.toLowerCase().replaceAll(/\s+/g, ''))
      .filter((word) => word.length >= shortestWord),
  );
  const isKnown = (word: string) => common.has(word) || own.has(word);
  const unit = /^(.+?)\1+$/su.exec(typed)?.[1] ?? typed;
  const word = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return (
    isKnown(typed) ||
    new Set(typed).size < 4 ||
    isSequence(typed) ||
    (unit !== typed && (unit.length < shortestWord || isKnown(unit))) ||
    (word.length >= shortestWord && typed.length - word.length <= maxAffixLength && isKnown(word.replaceAll(/\s+/g, '')))
  );
}

/** Each character follows the one before, as in "abcdefghijkl" and "987654321098". */
function isSequence(text: string): boolean {
  const steps = Array.from({ length: text.length - 1 }, (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index));
  return [1, -1].some((step) => steps.every((found) => found === step || found === -9 * step));
}
