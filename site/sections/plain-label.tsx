/** A page that is nothing but its label. */
export function PlainLabel({ label }: { label: string }) {
  return (
    <div className="wrap grid min-h-[80svh] place-items-center">
      <h1 className="h2">{label}</h1>
    </div>
  );
}
