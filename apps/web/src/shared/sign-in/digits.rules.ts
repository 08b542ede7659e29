/** S5.1: exactly 10 digits. */
export const isPhone = (text: string) => /^\d{10}$/.test(text);
/** S5.1: 4 digits. */
export const isCode = (text: string) => /^\d{4}$/.test(text);
