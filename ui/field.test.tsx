import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField, TextArea, TextField } from './field.tsx';

const field = { id: 'a', name: 'a', label: 'Company', error: undefined };

test('a field is required, and one that is not says so beside its label', () => {
  for (const Field of [TextField, TextArea]) {
    expect(renderToStaticMarkup(<Field {...field} />)).toMatch(/<(?:input|textarea)[^>]* required=""/);
    const optional = renderToStaticMarkup(<Field {...field} required={false} optionalMark="(optional)" />);
    expect(optional).not.toContain('required');
    expect(optional).toContain('(optional)</span></label>');
  }
  const choice = renderToStaticMarkup(
    <SelectField {...field} required={false} optionalMark="(optional)" options={[]} placeholder="Choose" />,
  );
  expect(choice).not.toContain('required');
});
