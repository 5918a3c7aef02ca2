/** The beginning of a text, quoted, for messages. */
export const shorten = (text: string) => JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
