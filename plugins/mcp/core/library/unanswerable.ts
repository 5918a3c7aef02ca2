/** For the assistant: what is wrong with its input, and what would be right. */
export class Unanswerable extends Error {}
