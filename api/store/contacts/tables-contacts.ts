import type { Flag } from '../column-types.ts';

/** Names what people send in. */
export type SentKind = 'quote' | 'review' | 'application';

/** An address or a number of whoever has sent something. A row goes with what was sent, by a trigger. */
export interface ContactAddressTable {
  /** Holds the id of what was sent, and the address. */
  id: string;
  kind: SentKind;
  subjectId: string;
  /** An e-mail address in lower case, or a telephone number in E.164. */
  address: string;
}

/** Holds what somebody has said of two addresses: the newest row counts. One goes with the last thing sent from either address, by a trigger. */
export interface ContactLinkTable {
  id: string;
  /** Names the rows that were made together. */
  changeId: string;
  at: string;
  one: string;
  other: string;
  /** 1: they are of one person; 0: they are not. */
  joined: Flag;
}
