import { interviewLimits } from '#contract/office/cases/interviews';
import { firstNameOf } from '#contract/text/first-name';
import { useText } from '../../../content/use-text.ts';
import { useColleagues } from '../../../data/people/colleagues.ts';
import { Menu, MenuItem } from '../../../parts/buttons/menu.tsx';
import { Avatar } from '../../../parts/people/avatar.tsx';
import { useColleagueName } from '../../../parts/people/use-colleague-name.ts';

interface PeopleMenuProps {
  /** Ids of those who take part. */
  people: readonly string[];
  onChange(people: string[]): void;
}

/** Chooses the colleagues who take part in an interview, whatever else they do. */
export function PeopleMenu({ people, onChange }: PeopleMenuProps) {
  const { interview: text } = useText('applications');
  const nameOf = useColleagueName();
  const { colleagues } = useColleagues();
  const possible = colleagues.filter(({ id, isActive }) => isActive || people.includes(id));
  const names = people.map(nameOf);
  const toggle = (id: string) => onChange(people.includes(id) ? people.filter((one) => one !== id) : [...people, id]);
  return (
    <Menu
      label={`${text.people}: ${names.join(', ') || text.nobody}`}
      trigger={
        <span className="row gap-1.5 min-w-0">
          {people.length === 0 && <span className="text-quiet">{text.nobody}</span>}
          {people.map((id) => (
            <Avatar key={id} name={nameOf(id)} size="small" />
          ))}
          {names.length === 1 && <bdi className="truncate">{firstNameOf(names[0] ?? '')}</bdi>}
        </span>
      }
    >
      {possible.map(({ id, name }) => (
        <MenuItem
          key={id}
          icon={<Avatar name={name} size="small" />}
          isChosen={people.includes(id)}
          staysOpen
          label={<bdi>{name}</bdi>}
          onSelect={() => (people.includes(id) || people.length < interviewLimits.people) && toggle(id)}
        />
      ))}
    </Menu>
  );
}
