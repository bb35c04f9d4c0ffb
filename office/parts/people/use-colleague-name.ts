import { useText } from '../../content/use-text.ts';
import { useColleagues } from '../../data/people/colleagues.ts';

/** The names of colleagues by their ids; nothing as long as it is not known who works here. */
export function useColleagueName(): (id: string) => string {
  const { formerColleague } = useText('parts');
  const { nameOf } = useColleagues();
  return (id) => nameOf(id, formerColleague);
}
