import { Fragment } from 'react';

/** A figure such as 24/7: closely set, as large figures are, its slash would touch the digit after it. */
export function Slashed({ children }: { children: string }) {
  const [first, ...others] = children.split('/');
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <span className="slash">/</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}
