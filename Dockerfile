# One image for every part of the app; docker-compose.yml starts them.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/container.mjs build && node scripts/container.mjs trim

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production IN_IMAGE=1 NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
# Others may pass through to a folder that is theirs: the database keeps its files in the same volume.
RUN install -d -m 0711 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "scripts/container.mjs", "web"]
