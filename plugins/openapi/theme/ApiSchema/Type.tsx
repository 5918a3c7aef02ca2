import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { SchemaView, TypeView } from '../../../schema/core/types';
import LongName from '../../../shared/LongName';

/** The type, once: what a name stands for comes first, `string (EventName)`. */
export default function Type({ type, base }: Pick<SchemaView, 'type' | 'base'>): ReactNode {
  if (type.length === 0) return null;
  const pieces: TypeView = base ? [...base, ' (', ...type, ')'] : type;
  return (
    <span className="api-type">
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <Link key={index} to={piece.href}>
            <LongName name={piece.text} />
          </Link>
        ),
      )}
    </span>
  );
}
