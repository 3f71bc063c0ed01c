import { testEntity } from '../../testing/entity-suite.ts';

testEntity({
  type: 'TagType',
  plural: 'TagTypes',
  values: { color: 'RED' },
  change: { color: 'BLUE' },
  invalid: [
    [{ color: 'MAUVE' }, 'UnknownOptions'],
    [{ name: 'x'.repeat(41) }, 'TooLong'],
  ],
});
