import { useMemo } from 'react';
import { useText } from '../../content/use-text.ts';
import { wordsInSentences } from './told-words.ts';

/** Returns in which sentences of the person's language the words of a search stand, as the API takes it. */
export function useToldWords(search: string | undefined): string[] | undefined {
  const [history, closing, roles, textNames] = [useText('history'), useText('closing'), useText('roles'), useText('textNames')];
  const companyFields = useText('company').fields;
  const serviceNames = useText('pages').names;
  return useMemo(
    () => wordsInSentences(search, { history, closing, roles, textNames, companyFields, serviceNames }),
    [search, history, closing, roles, textNames, companyFields, serviceNames],
  );
}
