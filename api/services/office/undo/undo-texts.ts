import { locales } from '#contract/locales';
import type { LineAddress } from '#contract/office/texts';
import { LineValue } from '#contract/texts/changed-texts';
import type { About, Undoing } from '../../../cases/undoing.ts';
import { fromJson } from '../../../store/rows/columns.ts';
import { isSame } from '../differences.ts';
import { setLine } from '../texts/change-texts.ts';

const Value = LineValue.nullable();

/**
 * Brings a line back to what visitors read before. A draft that somebody has begun stays, unless it says the same; without one, what was written becomes it
 * where that is asked for.
 */
export const textUndoing: Undoing = {
  kinds: ['text.changed'],
  permission: 'content.publish',
  async counterChanges({ repositories, request }, events) {
    const stored = await repositories.texts.find(events.map(addressOf));
    return events.map((event) => {
      const [before, after] = [event.before, event.after].map((value) => fromJson(Value, value ?? ''));
      const line = stored.get(event.subject.id);
      if (!line || before === undefined || after === undefined || !isSame(line.value, after)) return undefined;
      return async (work) => {
        await setLine(work, line, before);
        const written = request?.keepsDrafts ? { value: after, savedAt: work.now.toISOString(), savedBy: work.actor.id } : null;
        const draft = line.draft ?? written;
        if (draft && !isSame(draft.value, before)) await work.repositories.texts.saveDraft(line, draft, line.version + 1);
        return true;
      };
    });
  },
};

/** The line that an event is about. */
function addressOf({ subject }: About): LineAddress {
  const [locale, name = '', ...path] = subject.id.split('/');
  return { name, path: path.join('/'), locale: locales.find((known) => known === locale) ?? 'en' };
}
