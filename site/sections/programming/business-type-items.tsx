import { type IconName, icons } from './icons.ts';

interface BusinessTypeItemsProps {
  types: readonly { icon: IconName; title: string; text: string }[];
  /** The box around the icon: an app, a door. */
  iconClassName: string | undefined;
}

/** The kinds of business that a product is for, as the items of a list. */
export function BusinessTypeItems({ types, iconClassName }: BusinessTypeItemsProps) {
  return types.map(({ icon, title, text }) => {
    const Icon = icons[icon];
    return (
      <li key={title}>
        <span className={iconClassName}>
          <Icon className="icon" />
        </span>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    );
  });
}
