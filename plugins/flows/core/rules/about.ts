/** The rules of Arazzo documents. */
export const FLOW_RULES = [
  { id: 'flow-shape', about: 'An Arazzo document has the fields of Arazzo 1.0 or 1.1, in their types.' },
  { id: 'flow-name', about: 'Each workflow, step, parameter and action of an Arazzo document has a name of its own.' },
  { id: 'flow-component', about: 'A reference of an Arazzo document names one of its components.' },
  { id: 'flow-source', about: 'The documents that an Arazzo document uses can be read.' },
  { id: 'flow-target', about: 'What a step calls, runs or goes to is there.' },
  { id: 'flow-expression', about: 'Runtime expressions are written right, and mean what exists when they are read.' },
  { id: 'flow-criterion', about: 'Criteria are written right, and can be judged.' },
  { id: 'flow-security', about: 'Credentials of a step have a scheme of the document, and all of its values.' },
  {
    id: 'flow-parameter',
    severity: 'warning' as const,
    about: 'A step sends the parameters that its call has. An error in a strict document, and with `--strict`.',
  },
  {
    id: 'flow-field',
    severity: 'warning' as const,
    about:
      'A step sends fields that the body of its call has, and reads those of its answers. An error in a strict document, ' +
      'and with `--strict`.',
  },
];

/** Of a document that is your own, it says all: what it lacks is a mistake. */
export const STRICT_FLOW_RULES: readonly string[] = ['flow-parameter', 'flow-field'];
