import { useId, useState } from 'react';
import { type TokenScope, tokenDays, tokenLimits, tokenScopeNames } from '#contract/office/connections/tokens';
import { useText } from '../../content/use-text.ts';
import { useAddToken } from '../../data/connections/connections.ts';
import { chosenWith } from '../../list/toggled.ts';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { FieldError, TextField } from '../../parts/fields/field.tsx';
import { Form } from '../../parts/fields/form.tsx';
import { Segments } from '../../parts/fields/segments.tsx';
import { Dialog, FormFoot } from '../../parts/messages/dialog.tsx';
import { useAction } from '../../parts/messages/use-action.ts';
import styles from './connections.module.css';

interface TokenDialogProps {
  onClose(): void;
  onSecret(token: string): void;
}

const [, usualDays] = tokenDays;

/** Makes a token: what it is called, what it may do, and until when. */
export function TokenDialog({ onClose, onSecret }: TokenDialogProps) {
  const { tokenDialog: text, scopes: scopeNames, cancel } = useText('connections');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<TokenScope[]>(['figures.read']);
  const [days, setDays] = useState(String(usualDays));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const add = useAddToken();
  const id = useId();
  const make = useAction({
    async run() {
      const { token } = await add.mutateAsync({ name: name.trim(), scopes, days: Number(days) });
      onClose();
      onSecret(token);
    },
    onErrors: setErrors,
  });
  const toggle = (scope: TokenScope, isChosen: boolean) => setScopes(chosenWith(tokenScopeNames, scopes, scope, isChosen));
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Form
        className={`grid ${styles.tokenForm}`}
        onSubmit={() => {
          setErrors({});
          void make();
        }}
      >
        <TextField
          label={text.name}
          hint={text.nameHint}
          error={errors.name}
          dir="auto"
          autoComplete="off"
          maxLength={tokenLimits.name}
          required
          value={name}
          onChange={setName}
        />
        <fieldset className="grid gap-2" aria-describedby={errors.scopes && id}>
          <legend>{text.scopes}</legend>
          {errors.scopes && <FieldError id={id} text={errors.scopes} />}
          {tokenScopeNames.map((scope) => (
            <Checkbox key={scope} checked={scopes.includes(scope)} onChange={(isChosen) => toggle(scope, isChosen)}>
              {scopeNames[scope]}
            </Checkbox>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-heading font-600 text-xs">{text.days}</span>
          <Segments
            label={text.days}
            value={days}
            options={tokenDays.map((value) => ({ value: String(value), label: text.dayNames[value] }))}
            onChange={setDays}
          />
        </div>
        <FormFoot cancel={cancel} submit={text.make} isBusy={add.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
