/** The running text of a legal document. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="text">
      {text}
    </p>
  ));
}
