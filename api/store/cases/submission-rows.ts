import { type FormDefinition, type FormValues, textFields } from '#contract/forms/form-definition';
import type { Locale } from '#contract/locales';
import { SpamReason } from '#contract/office/spam-reasons';
import type { Source } from '#contract/visits/source';
import { z } from '#contract/zod';
import type { Flag, Json } from '../column-types.ts';
import { flag, fromJson, json } from '../rows/columns.ts';

/** Describes what every stored submission has besides its form's values. */
export interface Submission extends Source {
  _id: string;
  reference: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The spam check has flagged it. */
  suspicious: boolean;
  /** The language of the page or the request that it came from. */
  locale: Locale;
}

/** A submission about to be stored; the store generates its `_id`. What was taken down by staff has no source. */
export type New<T extends Submission> = Omit<T, '_id' | keyof Source> &
  Partial<Source> & {
    /** Lists what counted when it was set apart. */
    spamReasons?: readonly SpamReason[];
  };

/** The columns of the spam check. */
export const spamColumns = ({ suspicious, spamReasons = [] }: Pick<New<Submission>, 'suspicious' | 'spamReasons'>) => ({
  suspicious: flag(suspicious),
  spamReasons: spamReasons.length > 0 ? json(spamReasons) : null,
});

/** Returns the reasons that this release knows. */
export const spamReasonsOf = (column: Json | null): SpamReason[] =>
  column === null ? [] : (fromJson(z.array(z.unknown()), column) ?? []).flatMap((reason) => SpamReason.safeParse(reason).data ?? []);

/** Words of the visitor by which a submission is found in the Office. */
export const sentTexts = <F extends FormDefinition>(form: F, row: { reference: string } & FormValues<F>): string[] => [
  row.reference,
  ...textFields(form).map((name) => String(row[name])),
];

/** Staff type references by hand, so letter case does not matter. */
export const asReference = (typed: string): string => typed.trim().toUpperCase();

/** A row of a submission as staff get it. */
export const toSubmission = <Row extends { id: string; suspicious: Flag }>({ id, suspicious, ...row }: Row) => ({
  _id: id,
  ...row,
  suspicious: suspicious === 1,
});
