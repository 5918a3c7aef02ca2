import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import type { SchemaView, TypeView } from '../../../schema/core/types';
import LongName from '../../../shared/LongName';

/** The type, once: what a name stands for comes first, `string (EventName)`. */
export default function Type({ type, base }: Pick<SchemaView, 'type' | 'base'>): ReactNode {
  if (type.length === 0) return null;
  return (
    <span className="api-type">
      {base ? (
        <>
          {piecesOf(base)} ({piecesOf(type)})
        </>
      ) : (
        piecesOf(type)
      )}
    </span>
  );
}

function piecesOf(type: TypeView): ReactNode {
  return type.map((piece, index) =>
    typeof piece === 'string' ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <Link key={index} to={piece.href}>
        <LongName name={piece.text} />
      </Link>
    ),
  );
}
