/** One value of a request, as the reader edits it. Without a value, it is not sent. */
export interface Field {
  in: 'path' | 'query' | 'header' | 'cookie' | 'body';
  name: string;
  value: string;
  /** Absent: its description says it. */
  isRequired?: boolean;
  /** `repeated`: one of several values of this name. `joined`: the text of a whole list or object. */
  shape?: 'repeated' | 'joined';
  /** Sent without a value, too. */
  sendsEmpty?: true;
  /** The value is encoded already. */
  isRaw?: true;
  /** Variable of a credential, such as `sessionKey`. */
  credential?: string;
  /** The credential belongs to the chosen security alternative. */
  isKey?: true;
  /** Literal text before a credential: `Bearer `. */
  prefix?: string;
  /** The value is `user:password`. */
  isLogin?: true;
  /** No link has the value, and no log: `format: password`. */
  isSecret?: true;
  /** The reader chooses files. */
  isFile?: true;
  files?: File[];
}

/** Fields of one name and place are the values of one list. */
export function isSameField(one: Field, other: Pick<Field, 'in' | 'name'>): boolean {
  return one.in === other.in && one.name === other.name;
}
