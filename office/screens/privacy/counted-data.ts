import { localeFormats } from '#content/locales';
import { useCounted } from '../../content/use-counted.ts';
import { useLocale, useText } from '../../content/use-text.ts';

type Kind = keyof ReturnType<typeof useText<'privacy'>>['counts'];

/** Says how much there is of what; undefined where there is nothing. */
export function useCountedData(): (counts: Readonly<Record<string, number>>) => string | undefined {
  const { counts: text } = useText('privacy');
  const counted = useCounted();
  const list = new Intl.ListFormat(localeFormats[useLocale()].format);
  return (counts) => {
    const said = (Object.keys(text) as Kind[]).flatMap((kind) => {
      const count = counts[kind] ?? 0;
      return count > 0 ? [counted(text[kind], count)] : [];
    });
    return said.length > 0 ? list.format(said) : undefined;
  };
}
