interface HighlightedTextProps {
  before?: string;
  highlight: string;
  after?: string;
}

/** A heading, a part of which is highlighted. */
export function HighlightedText({ before, highlight, after }: HighlightedTextProps) {
  return (
    <>
      {before}
      <span className="highlight">{highlight}</span>
      {after}
    </>
  );
}
