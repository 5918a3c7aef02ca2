/** What the input of a value needs to know, whatever its kind. */
export interface InputFacts {
  id: string;
  name: string;
  isRequired?: boolean;
  isInvalid: boolean;
  /** Id of what says why the value is wrong. */
  describedBy: string;
}

/** Values are no words of a language, nor what browsers know of a reader. */
export const LITERAL = { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off' };

export function inputAttributes({ id, name, isRequired, isInvalid, describedBy }: InputFacts) {
  return {
    id,
    'aria-label': name,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
    ...LITERAL,
  };
}
