import { useCounted } from '../../content/use-counted.ts';
import { useText } from '../../content/use-text.ts';

/** Names that are shown before the rest is counted. */
const shownNames = 6;

/** Names those who are written to, and counts who is left out. */
export function Recipients({ names, told, noAddress }: { names: readonly string[]; told: number; noAddress: number }) {
  const { many: text } = useText('answer');
  const counted = useCounted();
  const more = names.length - shownNames;
  return (
    <div className="grid gap-1 text-xs">
      <p className="wrap-anywhere">
        <span className="text-quiet">{text.to}</span>{' '}
        {names.slice(0, shownNames).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
          <span key={index}>
            {index > 0 && text.separator}
            <bdi className="text-heading">{name}</bdi>
          </span>
        ))}{' '}
        {more > 0 && <span className="text-quiet">{counted(text.more, more)}</span>}
      </p>
      {told > 0 && <p className="text-quiet">{counted(text.told, told)}</p>}
      {noAddress > 0 && <p className="text-quiet">{counted(text.noAddress, noAddress)}</p>}
    </div>
  );
}
