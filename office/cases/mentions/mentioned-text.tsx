import { mentionParts } from '#contract/office/cases/mentions';
import { useMe } from '../../data/people/account.ts';
import { useColleagueName } from '../../parts/people/use-colleague-name.ts';

/** Shows a note with the colleagues that it names, by the names that they have now; the reader's own stands out. */
export function MentionedText({ children }: { children: string }) {
  const me = useMe();
  const nameOf = useColleagueName();
  return mentionParts(children).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place of a part is its identity
      <b key={`${index}-${part.id}`} className={part.id === me.id ? 'text-accent font-600' : 'text-heading font-600'}>
        <bdi>@{part.id === me.id ? me.name : nameOf(part.id)}</bdi>
      </b>
    ),
  );
}
