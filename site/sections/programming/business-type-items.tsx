import type { LucideIcon } from 'lucide-react';

interface BusinessTypeItemsProps<Type extends string> {
  /** The icon of each kind of business, in the order of the list. */
  icons: Readonly<Record<Type, LucideIcon>>;
  text: Readonly<Record<Type, { readonly title: string; readonly text: string }>>;
  /** The box around the icon: an app, a door. */
  iconClassName: string | undefined;
}

/** The kinds of business that a product is for, as the items of a list. */
export function BusinessTypeItems<Type extends string>({ icons, text, iconClassName }: BusinessTypeItemsProps<Type>) {
  return (Object.keys(icons) as Type[]).map((type) => {
    const Icon: LucideIcon = icons[type];
    return (
      <li key={type} className="text-center">
        <span className={iconClassName}>
          <Icon className="icon" />
        </span>
        <h3 className="text-md font-medium">{text[type].title}</h3>
        <p className="text-muted">{text[type].text}</p>
      </li>
    );
  });
}
