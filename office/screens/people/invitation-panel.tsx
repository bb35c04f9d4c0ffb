import { Send, X } from 'lucide-react';
import { useId, useState } from 'react';
import { localeFormats } from '#content/locales';
import { limits } from '#contract/limits';
import { type Locale, locales } from '#contract/locales';
import { type Roles, roles, toggledRole } from '#contract/office/permissions';
import { fillSentence } from '#contract/text/fill-sentence';
import { z } from '#contract/zod';
import { useLocale, useText } from '../../content/use-text.ts';
import { useLocalDraft } from '../../data/drafts/use-drafts.ts';
import { useInvite } from '../../data/people/people.ts';
import { useIdempotencyKey } from '../../data/requests/use-idempotency-key.ts';
import panel from '../../list/side-panel.module.css';
import { Button, IconButton } from '../../parts/buttons/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { FieldError, TextField } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { Select } from '../../parts/fields/select.tsx';
import { mediaHook } from '../../parts/hooks/media-hook.ts';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './invitation-panel.module.css';

/** Everybody else first: owners are few. */
const choices = roles.toSorted((one, other) => Number(one === 'owner') - Number(other === 'owner'));

/** Whether there is no room for the list beside it, so that it is a page of its own. */
const useIsAlone = mediaHook('(width < 75em)');

/** An invitation as it is being written, which may have no role yet. */
const Invitation = z.object({ name: z.string(), email: z.string(), roles: z.array(z.enum(roles)).readonly(), locale: z.enum(locales) });

/** Invites somebody beside the list; what was typed stays in this browser until it is sent. */
export function InvitationPanel({ onClose }: { onClose(): void }) {
  const { invitation: text, roleMissing, done } = useText('people');
  const { close } = useText('parts');
  const ownLocale = useLocale();
  const invite = useInvite();
  const titleId = useId();
  const Title = useIsAlone() ? 'h1' : 'h2';
  const key = useIdempotencyKey();
  const { content, change, discard } = useLocalDraft<z.infer<typeof Invitation>>('invitation', Invitation, {
    name: '',
    email: '',
    roles: ['sales'],
    locale: ownLocale,
  });
  const { name, email, roles: chosen, locale } = content;
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const send = useAction({
    async run() {
      const person = { name: name.trim(), email: email.trim(), roles: chosen, locale };
      await invite.mutateAsync({ person, key: key.of(person) });
      discard();
      onClose();
    },
    done: fillSentence(done.invited, { name: name.trim() }),
    onErrors: setErrors,
  });
  const submit = () => {
    setErrors(chosen.length === 0 ? { roles: roleMissing } : {});
    if (chosen.length > 0) void send();
  };

  return (
    <section className={panel.panel} aria-labelledby={titleId} onKeyDown={({ key: pressed }) => pressed === 'Escape' && onClose()}>
      <div className={panel.bar}>
        <Title id={titleId}>{text.title}</Title>
        <IconButton icon={X} label={close} onClick={onClose} />
      </div>
      <Form className={`${panel.form} ${styles.panelForm}`} onSubmit={submit}>
        <div className={`${panel.body} gap-5 ${styles.panelBody}`}>
          <TextField
            label={text.name}
            value={name}
            onChange={(typed) => change({ name: typed })}
            error={errors.name}
            maxLength={80}
            autoComplete="off"
            required
            autoFocus
          />
          <TextField
            label={text.email}
            type="email"
            dir="ltr"
            value={email}
            onChange={(typed) => change({ email: typed })}
            error={errors.email}
            maxLength={limits.email}
            autoComplete="off"
            required
          />
          <RoleChoices value={chosen} error={errors.roles} onChange={(next) => change({ roles: next })} />
          <Select
            label={text.locale}
            value={locale}
            options={locales.map((value) => ({ value, label: localeFormats[value].name }))}
            onChange={(chosen) => change({ locale: chosen as Locale })}
          />
        </div>
        <div className={`${panel.foot} flex-wrap justify-between`}>
          <p className="text-quiet text-2xs">{text.validity}</p>
          <Button type="submit" variant="primary" size="large" icon={Send} busy={invite.isPending}>
            {text.send}
          </Button>
        </div>
      </Form>
    </section>
  );
}

interface RoleChoicesProps {
  value: Roles;
  error: string | undefined;
  onChange(roles: Roles): void;
}

function RoleChoices({ value, error, onChange }: RoleChoicesProps) {
  const { invitation, roleDoes } = useText('people');
  const text = useText('roles');
  const errorId = useId();
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error && errorId}>
      <legend>{invitation.role}</legend>
      <div className="border-edge rounded-2 clip">
        {choices.map((role) => (
          <Checkbox
            key={role}
            className={`border-b-hair ${styles.roleChoice}`}
            checked={value.includes(role)}
            onChange={() => onChange(toggledRole(value, role))}
          >
            <b className="block text-heading font-600">{text[role]}</b>
            <small className="text-quiet text-2xs">{roleDoes[role]}</small>
          </Checkbox>
        ))}
      </div>
      {error && <FieldError id={errorId} role="alert" text={error} />}
    </fieldset>
  );
}
