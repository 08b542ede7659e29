interface Of {
  readonly name: string;
  readonly reference: string;
}

/** A saved reply for one enquiry; what stands for nothing stays as it is written. */
export const filledReply = (text: string, { name, reference }: Of): string =>
  text.replace(/\{(name|reference)\}/g, (_, of: keyof Of) => ({ name, reference })[of]);
