import { Plus, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { clientLimits } from '#contract/office/clients';
import { type ServiceId, serviceIds } from '#contract/services';
import { fillSentence } from '#contract/text/fill-sentence';
import { useCounted } from '../../../content/use-counted.ts';
import { useText } from '../../../content/use-text.ts';
import { IconButton } from '../../../parts/buttons/button.tsx';
import { Menu, MenuItem } from '../../../parts/buttons/menu.tsx';
import { FieldError } from '../../../parts/fields/field.tsx';
import type { ClientForm } from '../client-draft.ts';
import styles from './services-field.module.css';

type Services = ClientForm['services'];

interface ServicesFieldProps {
  services: Services;
  /** Numbers of those whose link leads nowhere. */
  wrong: ReadonlySet<number>;
  /** The error of all of them. */
  error: string | undefined;
  onChange(services: Services): void;
}

/** Shows what was done for a client: services, each with a link to the work where there is one. */
export function ServicesField({ services, wrong, error, onChange }: ServicesFieldProps) {
  const text = useText('clients');
  const { editor } = text;
  const counted = useCounted();
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const rest = serviceIds.filter((service) => services.every(({ type }) => type !== service));

  /** After the change is drawn: the field of the service at this place, or what adds one. */
  const focus = (index: number | undefined) =>
    requestAnimationFrame(() => {
      const field = index === undefined ? undefined : box.current?.querySelectorAll<HTMLElement>('input')[index];
      (field ?? box.current?.querySelector<HTMLElement>('[aria-haspopup]'))?.focus();
    });
  const add = (type: ServiceId) => {
    onChange([...services, { type, link: '' }]);
    // The menu gives the focus back to its button first.
    setTimeout(() => focus(services.length), 50);
  };
  const remove = (index: number) => {
    onChange(services.filter((_, at) => at !== index));
    focus(index < services.length - 1 ? index : undefined);
  };

  return (
    <fieldset ref={box} aria-describedby={error && `${id}-error`}>
      <legend>{editor.services}</legend>
      <ul className={`border-edge rounded-2 bg-well clip ${styles.list}`}>
        {services.map(({ type, link }, index) => (
          <li key={type} className="grid items-center border-b-hair text-xs">
            <span className="text-heading">{text.services[type]}</span>
            <input
              className={`min-w-0 border-0 rounded-1 text-body text-xs text-ellipsis ${styles.link}`}
              type="url"
              inputMode="url"
              dir="ltr"
              aria-label={fillSentence(editor.link, { service: text.services[type] })}
              aria-invalid={wrong.has(index) || undefined}
              aria-describedby={wrong.has(index) ? `${id}${index}` : undefined}
              placeholder={editor.linkField}
              maxLength={clientLimits.link}
              autoComplete="off"
              value={link}
              onChange={({ target }) => onChange(services.map((one, at) => (at === index ? { type, link: target.value } : one)))}
            />
            <IconButton
              icon={X}
              label={fillSentence(editor.removeService, { service: text.services[type] })}
              onClick={() => remove(index)}
            />
            {wrong.has(index) && (
              <p className={`col-span-full text-bad font-550 ${styles.error}`} id={`${id}${index}`}>
                {editor.linkWrong}
              </p>
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <Menu
              className={styles.add}
              variant="button"
              trigger={
                <>
                  <Plus className="icon" aria-hidden />
                  {counted(editor.addService, rest.length, { total: serviceIds.length })}
                </>
              }
            >
              {rest.map((service) => (
                <MenuItem key={service} label={text.services[service]} onSelect={() => add(service)} />
              ))}
            </Menu>
          </li>
        )}
      </ul>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
