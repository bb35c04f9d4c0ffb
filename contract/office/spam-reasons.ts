import { z } from '../zod.ts';

/** Lists what can count against a submission. The Office says each in words; the weights are those of the API (api/services/spam-score). */
export const spamReasons = [
  'trap',
  'tooFast',
  'link',
  'twoLinks',
  'manyLinks',
  'linkAlone',
  'linkInName',
  'markup',
  'sellsToUs',
  'aboutOurSite',
  'goods',
  'promise',
  'callToAct',
  'optOut',
  'otherScript',
  'noWords',
  'asksNothing',
] as const;
export const SpamReason = z.enum(spamReasons);
export type SpamReason = (typeof spamReasons)[number];
