/** A section of the home page with its number there, where that is not the usual one because a section before is left out. */
export interface NumberedSection<Text> {
  text: Text;
  number?: number;
}
