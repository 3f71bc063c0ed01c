import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { subscribe, type ExecutionResult } from 'graphql';
import { toApiError } from './api-error.ts';
import { readDocument, type GraphqlRequest } from './documents/compiled-documents.ts';
import { scopedFieldsOf } from './documents/document-scopes.ts';
import { scopeErrors } from './require-scopes.ts';
import { requestContextOf, type GraphqlOptions } from './graphql-options.ts';

/** Interval of empty lines that keep proxies from closing the connection. */
const heartbeatMillis = 12_000;

/** Returns a message of the GraphQL over SSE protocol. */
const message = (event: 'next' | 'complete', data: string): string =>
  `event: ${event}\ndata: ${data}\n\n`;

/** Sends subscriptions as server-sent events. Errors are sent as the first message. */
export const createEventStream = (options: GraphqlOptions, log: FastifyBaseLogger) => {
  const { schema } = options;

  const shown = ({ data, errors }: ExecutionResult, requestId: string): string => {
    const apiErrors = errors?.map((thrown) => {
      const { error, unexpected } = toApiError(thrown, requestId);
      if (unexpected !== undefined)
        log.error({ err: unexpected, reqId: requestId }, 'stream failed');
      return error;
    });
    return JSON.stringify({ data, errors: apiErrors });
  };

  const open = async (
    asked: GraphqlRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AsyncGenerator<ExecutionResult, void> | ExecutionResult> => {
    const contextValue = requestContextOf(options, request, reply);
    // People who aren't signed in learn nothing about the document.
    await contextValue.viewer();
    const document = readDocument(schema, asked);
    if ('errors' in document)
      return { errors: document.errors.map((error) => toApiError(error, request.id).error) };
    const { operationName, variables: variableValues } = asked;
    const lacking = scopeErrors(
      () => scopedFieldsOf(schema, document, operationName),
      contextValue.http.scopes,
    );
    if (lacking.length > 0)
      return { errors: lacking.map((error) => toApiError(error, request.id).error) };
    return subscribe({ schema, document, operationName, variableValues, contextValue });
  };

  return async (asked: GraphqlRequest, request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request;
    const results = await open(asked, request, reply).catch((error: unknown) => ({
      errors: [toApiError(error, id).error],
    }));
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache',
      // A stopping server doesn't wait for further requests on this connection.
      connection: 'close',
    });
    const say = (text: string): void => {
      if (!raw.writableEnded && !raw.destroyed) raw.write(text);
    };
    say(':\n\n');
    if (Symbol.asyncIterator in results) {
      const heartbeat = setInterval(() => say(':\n\n'), heartbeatMillis);
      raw.once('close', () => void results.return());
      // The client disconnected while the stream was being opened.
      if (raw.destroyed) await results.return();
      for await (const result of results) say(message('next', shown(result, id)));
      clearInterval(heartbeat);
    } else say(message('next', shown(results, id)));
    say(message('complete', ''));
    raw.end();
  };
};
