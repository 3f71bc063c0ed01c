const tags = ['Documents'];
const security = [{ token: ['WORK'] }, { cookie: [] }];
const text = (description: string) => ({ type: 'string', description });
const binary = (description: string) => ({ type: 'string', format: 'binary', description });
const query = (name: string, description: string) => ({
  name,
  in: 'query',
  required: false,
  schema: text(description),
});

/** Describes the routes for files as OpenAPI. Their bodies aren't JSON. */
export const describedFiles = {
  '/files': {
    post: {
      tags,
      summary: 'Uploads a file. Values and comments use its `ref`.',
      security,
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: { file: binary('The file, with its name.') },
              required: ['file'],
            },
          },
        },
      },
      responses: {
        200: {
          description: 'Done.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  ref: text('Reference for values and comments.'),
                  name: text('Name of the document.'),
                  size: { type: 'integer', description: 'Size in bytes.' },
                },
                required: ['ref', 'name', 'size'],
              },
            },
          },
        },
        401: { description: 'Unauthenticated' },
        403: { description: 'Forbidden, ScopeMissing' },
      },
    },
  },
  '/files/{id}': {
    get: {
      tags,
      summary: 'Downloads a file, or a range of its bytes.',
      security,
      parameters: [
        { name: 'id', in: 'path', required: true, schema: text('ID of the document.') },
        query('task', 'Task that shows the document.'),
        query('workflow', 'Workflow that shows the document.'),
        query('comment', 'Comment that shows the document.'),
      ],
      responses: {
        200: {
          description: 'Done.',
          content: { 'application/octet-stream': { schema: binary('Content of the file.') } },
        },
        206: { description: 'The range of the header `Range`.' },
        304: { description: 'The file is the one of `If-None-Match`.' },
        401: { description: 'Unauthenticated' },
        404: { description: 'DocumentDoesNotExist' },
      },
    },
  },
} as const;
